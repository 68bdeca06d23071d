// Runs a Next as a front does, and prints its address.

import { startNext } from "../src/next-process.ts"

const { origin } = await startNext({ dir: process.argv[2] ?? "", env: {}, report: () => {} })
console.log(origin)
