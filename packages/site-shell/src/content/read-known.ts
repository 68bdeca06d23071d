/** Reads what fits the schema: the whole, or else each field that fits by itself. */
export function readKnown<Fields extends object>(
  fields: Readonly<Record<string, unknown>>,
  parse: (value: unknown) => Fields | null,
): Partial<Fields> {
  const whole = parse(fields)
  if (whole !== null) return whole
  return Object.assign({}, ...Object.entries(fields).map(([name, value]) => parse({ [name]: value }) ?? {}))
}
