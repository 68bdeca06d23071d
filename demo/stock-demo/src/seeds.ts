import { join } from "node:path"

/** The folder of what services begin with in development: a folder of tables for each service, named like it. */
export const DEMO_SEEDS = join(import.meta.dirname, "../../seeds")
