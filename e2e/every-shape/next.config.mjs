import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

export default { turbopack: { root }, outputFileTracingRoot: root, skipTrailingSlashRedirect: true, agentRules: false }
