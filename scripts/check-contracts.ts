// Lints the contracts of services as OpenAPI: what any tool of others would stumble over.
import { globSync } from "node:fs"
import { createConfig, lint } from "@redocly/openapi-core"

const config = await createConfig({ extends: ["recommended-strict"] })
const contracts = globSync([
  "schemas/services/*/*.openapi.json",
  "packages/*/test/*/schemas/services/*/*.openapi.json",
]).sort()
const problems = (await Promise.all(contracts.map((ref) => lint({ ref, config })))).flatMap((results, index) =>
  results.map(({ ruleId, message, location: [place] }) => {
    return `${contracts[index]}${place?.pointer ?? ""}: ${message} Fix it; the rule is ${ruleId}.`
  }),
)

for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`contracts: ${contracts.length} are sound.`)
process.exitCode = problems.length === 0 && contracts.length > 0 ? 0 : 1
