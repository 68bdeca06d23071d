import { site } from "../../../site.ts"

export const POST = site.routes.search
