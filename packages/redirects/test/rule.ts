import type { RedirectRule } from "../src/table.types.ts"

export function rule(source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule {
  return { id: source, source, target, status: 308, ...more }
}
