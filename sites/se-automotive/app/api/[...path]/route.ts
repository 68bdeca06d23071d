import { site } from "../../../site.ts"

export const { GET, POST, PUT, PATCH, DELETE } = site.routes.services
