import { site } from "../../../../site.ts"

export const { GET, OPTIONS } = site.routes.editingRender
