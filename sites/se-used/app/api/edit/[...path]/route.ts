import { blocks, pages } from "@forecourt/blocks/editing"
import { editApi } from "@forecourt/editor/server"
import { site } from "../../../../site.ts"

export const { GET, POST, PATCH, DELETE } = site.editorRoutes((options) => editApi({ ...options, blocks, pages }))
