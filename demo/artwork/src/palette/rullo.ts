import { northern } from "./northern.ts"

/** Rullo's colours: ink, paper and something that glows. */
export const rullo = {
  ink: "#17171c",
  paper: "#ffffff",
  action: "#3a31d8",
  actionDeep: "#2a23a3",
  lime: "#c9f24b",
} as const

/** What of a place is the house's own paint, and what Rullo paints over it. */
const COATS: Readonly<Record<string, string>> = {
  [northern.action]: rullo.action,
  [northern.actionDeep]: rullo.actionDeep,
  [northern.amber]: rullo.lime,
  "#12706d": "#5148ea",
  "#0c4f4f": "#322ac0",
  "#063b3b": "#1d1878",
  "#7fb5b1": "#a9a4f5",
}

/** A drawing in Rullo's paint instead of Norrvik's. Nature, cars and people stay as they are. */
export function inRullosPaint(drawing: string): string {
  return drawing.replace(/#[0-9a-f]{6}\b/g, (colour) => COATS[colour] ?? colour)
}
