/** Reads fields by the schema. When they are not all valid, returns each field that is valid on its own. */
export function readKnown<Fields extends object>(
  fields: Readonly<Record<string, unknown>>,
  parse: (value: unknown) => Fields | null,
): Partial<Fields> {
  const whole = parse(fields)
  if (whole !== null) return whole
  return Object.assign({}, ...Object.entries(fields).map(([name, value]) => parse({ [name]: value }) ?? {}))
}
