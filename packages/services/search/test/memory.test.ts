import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { searchContract } from "./contract/search-contract.ts"

searchContract({ settings: () => ({}), requests: readSampled(1000), patienceMs: 60_000 })
