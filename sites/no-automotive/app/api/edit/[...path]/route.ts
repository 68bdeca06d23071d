import { blocks, pages } from "@forecourt/blocks/editing"
import { editApi } from "@forecourt/editor/server"
import { site } from "../../../../site.ts"

export const { GET, POST, PATCH, DELETE } = site.routes.editor((options) => editApi({ ...options, blocks, pages }))
