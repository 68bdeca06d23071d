import { site } from "../../site.ts"

export const GET = site.routes.security
