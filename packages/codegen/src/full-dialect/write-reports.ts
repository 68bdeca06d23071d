import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { allOf, type Call } from "../emit/assertion-leaves.ts"
import { formatConditions, formatJsonLiteral, formatMember, indent, toStringLiteral } from "../emit/source.ts"
import type { JsonObject } from "../schema/json.ts"
import { createPresence } from "./covered.ts"
import { createNegatable, type Fit } from "./fit.ts"
import type { CheckNames } from "./name-checks.ts"
import { createShortFit, isShort, resolveSchema } from "./short.ts"
import { createSections, type Section, type Step, type TestStep, type Writing } from "./steps.ts"

/** The writer of functions that call `report(path, keyword, facts)` for each error. */
export class ReportWriter {
  readonly functions: string[] = []
  private readonly names: CheckNames
  private readonly writing: Writing
  private readonly written = new Set<FullSchema>()

  constructor(names: CheckNames, call: Call, take: (name: string) => void) {
    this.names = names
    const fit = (schema: FullSchema, value: string): Fit => {
      const meant = resolveSchema(schema)
      if (isShort(meant)) return createShortFit(meant, value, this.writing)
      const name = `is${names(meant)}`
      take(name)
      return createNegatable(`${name}(${value})`)
    }
    this.writing = { call, fit }
  }

  write(schema: FullSchema): string {
    const meant = resolveSchema(schema)
    const name = `check${this.names(meant)}`
    if (this.written.has(meant)) return name
    this.written.add(meant)
    const at = this.functions.push("") - 1
    const lines = meant.isNever
      ? []
      : createSections(meant, "value", this.writing).flatMap((section) => this.section(section))
    const body = meant.isNever ? [`report(path, "not")`] : lines
    this.functions[at] = formatConditions(`function ${name}(value, path, report) {\n${indent(body.join("\n"))}\n}`)
    return name
  }

  private section({ guard, steps }: Section): string[] {
    const lines = steps.flatMap((step) => this.step(step))
    return guard === null || lines.length === 0 ? lines : formatBlock(`if (${guard.holds})`, lines)
  }

  private step(step: Step): string[] {
    switch (step.kind) {
      case "test":
        return this.branches(step) ?? [formatTestLine(step, [], step.keyword === "type")]
      case "same": {
        const lines = this.inner(step.schema, "value", [], "not")
        return step.when === null || lines.length === 0 ? lines : formatBlock(`if (${step.when.holds})`, lines)
      }
      case "condition":
        return this.condition(step)
      case "property": {
        const lines = this.inner(step.schema, formatMember("value", step.name), [toStringLiteral(step.name)], "not")
        return lines.length === 0 ? [] : formatBlock(`if (${createPresence("value", step.name).holds})`, lines)
      }
      case "properties": {
        const lines = step.schema.isNever
          ? [`report(path, ${toStringLiteral(step.keyword)}, { property: key })`]
          : this.inner(step.schema, "value[key]", ["key"], step.keyword)
        return lines.length === 0
          ? []
          : formatBlock("for (const key of Object.keys(value))", addException(step.unless, lines))
      }
      case "names": {
        const { fails } = this.writing.fit(step.schema, "key")
        if (fails === "false") return []
        const line = `${fails === "true" ? "" : `if (${fails}) `}report(path, "propertyNames", { property: key })`
        return formatBlock("for (const key of Object.keys(value))", [line])
      }
      case "entry": {
        const lines = this.inner(step.schema, `value[${step.index}]`, [String(step.index)], "not")
        return lines.length === 0 ? [] : formatBlock(`if (value.length > ${step.index})`, lines)
      }
      case "entries": {
        const lines = this.inner(step.schema, "value[index]", ["index"], step.keyword)
        const loop = `for (let index = ${step.from}; index < value.length; index++)`
        return lines.length === 0 ? [] : formatBlock(loop, addException(step.unless, lines))
      }
    }
  }

  /**
   * Returns the lines of code that report a failed `anyOf` or `oneOf`. The code checks all branches, so that it can
   * report the errors of the best match.
   */
  private branches({ branches = [], fails, keyword }: TestStep): string[] | null {
    if (branches.map(resolveSchema).every(isShort)) return null
    const checks = branches.map((branch) => this.write(branch)).join(", ")
    return [`if (${fails}) reportNearest(value, path, ${toStringLiteral(keyword)}, [${checks}], report)`]
  }

  private condition({ when, met, unmet }: Step & { kind: "condition" }): string[] {
    const { holds, fails } = this.writing.fit(when, "value")
    const then = met ? this.inner(met, "value", [], "not") : []
    const otherwise = unmet ? this.inner(unmet, "value", [], "not") : []
    if (then.length > 0 && otherwise.length > 0)
      return [...formatBlock(`if (${holds})`, then).slice(0, -1), ...formatBlock("} else", otherwise)]
    if (then.length > 0) return formatBlock(`if (${holds})`, then)
    return otherwise.length > 0 ? formatBlock(`if (${fails})`, otherwise) : []
  }

  private inner(schema: FullSchema, value: string, steps: readonly string[], keyword: string): string[] {
    const meant = resolveSchema(schema)
    if (meant.isNever) return [reportCall(steps, keyword)]
    if (!isShort(meant)) return [`${this.write(meant)}(${value}, ${formatPath(steps)}, report)`]
    const lines = createSections(meant, value, this.writing).flatMap((section) =>
      section.steps.flatMap((step) =>
        step.kind === "test" ? [formatTestLine(step, steps, false, section.guard)] : [],
      ),
    )
    // What is of another type altogether needs no further words.
    const checksType = meant.types.length > 0
    return lines.map((line, index) => (index === 0 || !checksType ? line : `else ${line}`))
  }
}

function formatTestLine(step: TestStep, steps: readonly string[], isLast: boolean, guard: Fit | null = null): string {
  const test = allOf([...(guard ? [guard.holds] : []), step.fails])
  return `if (${test}) ${isLast ? "return " : ""}${reportCall(steps, step.keyword, getFacts(step))}`
}

function getFacts({ types, limit, options, property }: TestStep): JsonObject {
  const [expected] = types ?? []
  return {
    ...(types?.length === 1 && expected !== undefined && { expected }),
    ...(limit !== undefined && { limit }),
    ...(options !== undefined && { options }),
    ...(property !== undefined && { property }),
  }
}

function reportCall(steps: readonly string[], keyword: string, facts: JsonObject = {}): string {
  const isBare = Object.keys(facts).length === 0
  return `report(${formatPath(steps)}, ${toStringLiteral(keyword)}${isBare ? "" : `, ${formatJsonLiteral(facts)}`})`
}

function formatPath(steps: readonly string[]): string {
  return steps.length === 0 ? "path" : `[...path, ${steps.join(", ")}]`
}

function addException(unless: Fit, lines: readonly string[]): readonly string[] {
  return unless.holds === "false" ? lines : formatBlock(`if (${unless.fails})`, lines)
}

function formatBlock(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => indent(line)), "}"]
}
