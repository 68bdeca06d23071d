import { type CompileOptions, compile } from "../src/compile/compile-table.ts"
import type { RedirectRule } from "../src/table.types.ts"

export function siteWith(rules: readonly RedirectRule[], options: CompileOptions = {}) {
  const table = { site: "se-automotive", hosts: [{ from: "www.norrvik.example", to: "norrvik.example" }], rules }
  const compiled = compile(table, { locales: ["sv", "en"], host: "norrvik.example", tidy: true, ...options })
  const visit = (address: string, headers?: Record<string, string>) => {
    const redirect = compiled.match(address, headers && { headers })
    return redirect && `${redirect.status} ${redirect.location}`
  }
  return { visit, compiled, problems: compiled.problems }
}
