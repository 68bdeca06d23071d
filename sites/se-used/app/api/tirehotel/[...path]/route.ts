import { site } from "../../../../site.ts"

export const GET = site.routes.tyreHotel
export const POST = site.routes.tyreHotel
