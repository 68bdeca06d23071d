// Finding one's way in a guide: what a schema says at the places of a value.

/** The steps of a JSON pointer. */
export function parsePointer(pointer) {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
}

export function pointerTo(pointer, step) {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`
}

/** A guide with what it refers to. What is said where a schema is used goes before what the schema says itself. */
export function wholeGuide({ of, branches, ...own } = {}, value) {
  const target = of?.()
  const whole = target === undefined ? own : { ...wholeGuide(target, value), ...own }
  const branch = branches?.of[value?.[branches.by]]
  return branch === undefined ? whole : { ...whole, ...wholeGuide(branch, value) }
}

/** What is said one step further in. */
export function guideInside(guide, value, step) {
  return Array.isArray(value) ? guide.items : (guide.properties?.[step] ?? guide.entries)
}
