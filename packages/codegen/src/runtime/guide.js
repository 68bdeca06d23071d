// Reads a guide: the labels and other annotations of a schema by the paths of a value.

/** Returns the segments of a JSON pointer. */
export function parsePointer(pointer) {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
}

export function pointerTo(pointer, step) {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`
}

/** Resolves the reference of a guide. Annotations next to the reference override those of the referenced schema. */
export function wholeGuide({ of, branches, ...rest } = {}, value) {
  const target = of?.()
  const whole = target === undefined ? rest : { ...wholeGuide(target, value), ...rest }
  const branch = branches?.of[value?.[branches.by]]
  return branch === undefined ? whole : { ...whole, ...wholeGuide(branch, value) }
}

/** Returns the guide of a property or an item. */
export function guideInside(guide, value, step) {
  return Array.isArray(value) ? guide.items : (guide.properties?.[step] ?? guide.entries)
}
