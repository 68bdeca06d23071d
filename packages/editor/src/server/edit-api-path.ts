/** Where a site has its editing API. */
export const EDIT_API_PATH = "/api/edit"

/** Says which schemas an editor was loaded for. */
export const SCHEMA_HEADER = "x-schema-revision"
