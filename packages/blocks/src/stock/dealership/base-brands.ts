/**
 * Removes the brands whose base brand is also in the list. The base brand is the part of a code before the underscore.
 * Two codes with an underscore are always kept. Spec 2 §5.
 */
export function selectBaseBrands(codes: readonly string[]): readonly string[] {
  return codes.filter((code) => {
    const [base = code] = code.split("_")
    return KEPT_CODES.has(code) || base === code || !codes.includes(base)
  })
}

const KEPT_CODES: ReadonlySet<string> = new Set(["FI_TR", "MH_TR"])
