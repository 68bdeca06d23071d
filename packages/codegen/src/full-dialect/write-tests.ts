import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import type { Call } from "../emit/assertion-leaves.ts"
import { formatConditions, formatMember, indent } from "../emit/source.ts"
import { createPresence } from "./covered.ts"
import { createNegatable, type Fit, mergeWithAnd, mergeWithOr, toOpposite } from "./fit.ts"
import type { CheckNames } from "./name-checks.ts"
import { createShortFit, isShort, resolveSchema } from "./short.ts"
import { createSections, type Section, type Step, type Writing } from "./steps.ts"

type Statement = Fit | readonly string[]

/** The writer of test functions for schemas that are too long for an inline expression. */
export class TestWriter {
  readonly functions: string[] = []
  private readonly writing: Writing
  private readonly names: CheckNames
  private readonly written = new Set<FullSchema>()

  constructor(names: CheckNames, call: Call) {
    this.names = names
    this.writing = { call, fit: (schema, value) => this.fit(schema, value) }
  }

  fit(schema: FullSchema, value: string): Fit {
    const meant = resolveSchema(schema)
    return isShort(meant)
      ? createShortFit(meant, value, this.writing)
      : createNegatable(`${this.write(meant)}(${value})`)
  }

  /**
   * Writes a function for a schema, even if an inline expression would be short enough, and returns the function's
   * name. Functions are emitted in the order of their first use.
   */
  write(schema: FullSchema, doc = "", guards: readonly string[] = []): string {
    const name = `is${this.names(schema)}`
    if (this.written.has(schema)) return name
    this.written.add(schema)
    const at = this.functions.push("") - 1
    this.functions[at] = formatConditions(
      `${doc === "" ? "" : `${doc}\n`}export function ${name}(value) {\n${indent([...guards, ...this.body(schema)].join("\n"))}\n}`,
    )
    return name
  }

  private body(schema: FullSchema): string[] {
    const meant = resolveSchema(schema)
    if (isShort(meant) || meant !== schema) return [`return ${this.fit(meant, "value").holds}`]
    const statements = createSections(schema, "value", this.writing).flatMap((section) => this.section(section))
    const last = statements.at(-1)
    if (last === undefined || isLines(last)) return [...statements.flatMap(formatStatement), "return true"]
    return [...statements.slice(0, -1).flatMap(formatStatement), `return ${last.holds}`]
  }

  private section({ guard, steps }: Section): Statement[] {
    const statements = mergeLoops(steps).flatMap((group) => this.group(group))
    if (guard === null) return statements
    const [only] = statements
    if (only !== undefined && statements.length === 1 && !isLines(only)) return [mergeWithOr([toOpposite(guard), only])]
    if (only === undefined) return []
    return [[`if (${guard.holds}) {`, ...statements.flatMap(formatStatement).map((line) => indent(line)), "}"]]
  }

  private group(steps: readonly Step[]): Statement[] {
    const [first] = steps
    if (first === undefined) return []
    if (first.kind === "properties" || first.kind === "names") {
      const body = steps.flatMap((step) => formatStatement(this.eachKey(step)))
      return body.length === 0
        ? []
        : [["for (const key of Object.keys(value)) {", ...body.map((line) => indent(line)), "}"]]
    }
    const statement = this.statement(first)
    return !isLines(statement) && statement.holds === "true" ? [] : [statement]
  }

  private eachKey(step: Step): Fit {
    if (step.kind === "names") return this.fit(step.schema, "key")
    if (step.kind === "properties") return mergeWithOr([step.unless, this.fit(step.schema, "value[key]")])
    return { holds: "true", fails: "false" }
  }

  private statement(step: Step): Statement {
    switch (step.kind) {
      case "test":
        return step
      case "same": {
        const fit = this.fit(step.schema, "value")
        return step.when ? mergeWithOr([toOpposite(step.when), fit]) : fit
      }
      case "condition": {
        const when = this.fit(step.when, "value")
        const met = step.met ? [mergeWithOr([toOpposite(when), this.fit(step.met, "value")])] : []
        const unmet = step.unmet ? [mergeWithOr([when, this.fit(step.unmet, "value")])] : []
        return mergeWithAnd([...met, ...unmet])
      }
      case "property": {
        const fit = this.fit(step.schema, formatMember("value", step.name))
        return step.isRequired ? fit : mergeWithOr([toOpposite(createPresence("value", step.name)), fit])
      }
      case "entry": {
        const isMissing: Fit = { holds: `value.length <= ${step.index}`, fails: `value.length > ${step.index}` }
        return mergeWithOr([isMissing, this.fit(step.schema, `value[${step.index}]`)])
      }
      case "entries":
        return this.entries(step)
      default:
        return []
    }
  }

  private entries({ from, unless, schema }: Step & { kind: "entries" }): Statement {
    if (unless.holds !== "false") {
      const test = mergeWithOr([unless, this.fit(schema, "value[index]")])
      return [
        `for (let index = ${from}; index < value.length; index++) {`,
        ...formatStatement(test).map((line) => indent(line)),
        "}",
      ]
    }
    const fit = this.fit(schema, "entry")
    if (fit.holds === "true") return fit
    const list = from === 0 ? "value" : `value.slice(${from})`
    const call = /^(\w+)\(entry\)$/.exec(fit.holds)
    if (call) return createNegatable(`${list}.every(${call[1]})`)
    return { holds: `${list}.every((entry) => ${fit.holds})`, fails: `${list}.some((entry) => ${fit.fails})` }
  }
}

function isLines(statement: Statement): statement is readonly string[] {
  return Array.isArray(statement)
}

function formatStatement(statement: Statement): readonly string[] {
  if (isLines(statement)) return statement
  return statement.fails === "false" ? [] : [`if (${statement.fails}) return false`]
}

function mergeLoops(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    const isLoop = step.kind === "properties" || step.kind === "names"
    const wasLoop = last?.[0]?.kind === "properties" || last?.[0]?.kind === "names"
    if (isLoop && wasLoop) last?.push(step)
    else groups.push([step])
  }
  return groups
}
