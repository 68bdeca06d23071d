#!/usr/bin/env node
import { generate } from "./generate.ts"

const differences = generate(process.cwd())
for (const { file, what } of differences) console.log(what, file)
