import { site } from "../../../site.ts"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = site.routes
