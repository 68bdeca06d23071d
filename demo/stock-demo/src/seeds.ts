import { join } from "node:path"

/** The folder of the services' initial data in development, with a folder of tables for each service. */
export const DEMO_SEEDS = join(import.meta.dirname, "../../seeds")
