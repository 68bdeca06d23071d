/** The path of the editing API on a site. */
export const EDIT_API_PATH = "/api/edit"

/** The request header that contains the revision of the schemas with which the editor's code was loaded. */
export const SCHEMA_HEADER = "x-schema-revision"
