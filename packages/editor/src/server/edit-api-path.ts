/** The path of the editing API on a site. */
export const EDIT_API_PATH = "/api/edit"

/** The header that contains the revision of the schemas for which the editor was loaded. */
export const SCHEMA_HEADER = "x-schema-revision"
