export { type Engine, onEachEngine } from "./engines.ts"
export { hasPostgres, startPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts"
export { watchStatements } from "./watch-statements.ts"
