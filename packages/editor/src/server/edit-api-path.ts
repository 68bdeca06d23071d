/** The path of a site's editing API. */
export const EDIT_API_PATH = "/api/edit"

/** The header with the revision of the schemas that an editor was loaded for. */
export const SCHEMA_HEADER = "x-schema-revision"
