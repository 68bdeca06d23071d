export { createEditApi, type EditApiOptions } from "./edit-api.ts"
export { EDIT_API_PATH, SCHEMA_HEADER } from "./edit-api-path.ts"
export type * from "./edit-store.types.ts"
