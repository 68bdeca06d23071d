/**
 * Parses fields according to a schema. If not all fields are valid, returns only those that are valid individually.
 */
export function readKnown<Fields extends object>(
  fields: Readonly<Record<string, unknown>>,
  parse: (value: unknown) => Fields | null,
): Partial<Fields> {
  const whole = parse(fields)
  if (whole !== null) return whole
  return Object.assign({}, ...Object.entries(fields).map(([name, value]) => parse({ [name]: value }) ?? {}))
}
