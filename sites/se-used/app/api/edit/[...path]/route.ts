import { blocks, pages } from "@forecourt/blocks/editing"
import { createEditApi } from "@forecourt/editor/server"
import { site } from "../../../../site.ts"

export const { GET, POST, PATCH, DELETE } = site.editorRoutes((options) => createEditApi({ ...options, blocks, pages }))
