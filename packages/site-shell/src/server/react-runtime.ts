import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

/** The build of React's server half that the framework brings along; its texts are those that reach the page. */
const BUILD = "next/dist/compiled/react-dom/cjs/react-dom-server.edge.production.js"

/** A text that begins as React's page programs do. */
const PROGRAM = /'(\$R[A-Z]=(?:[^'\\]|\\.)*)'/g

/**
 * The programs that React writes into a page when parts of it come late, word for word as the installed version has
 * them: read from it rather than copied, so that an upgrade brings its own.
 */
export function reactRuntime(from: string): ReadonlySet<string> {
  const source = readFileSync(createRequire(from).resolve(BUILD), "utf8")
  const programs = [...source.matchAll(PROGRAM)].map(([, literal = ""]) => decode(literal))
  // React writes a program and the beginning of its first call in one go.
  return new Set(programs.map((program) => program.replace(/\$R[A-Z]\("$/, "")))
}

function decode(literal: string): string {
  return JSON.parse(`"${literal.replace(/\\'|"/g, (found) => (found === '"' ? '\\"' : "'"))}"`)
}
