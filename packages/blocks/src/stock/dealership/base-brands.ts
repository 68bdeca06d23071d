/**
 * Removes every brand code whose part before the underscore is also in the list, except the codes in `KEPT_CODES`. Spec
 * 2 §5.
 */
export function selectBaseBrands(codes: readonly string[]): readonly string[] {
  return codes.filter((code) => {
    const [base = code] = code.split("_")
    return KEPT_CODES.has(code) || base === code || !codes.includes(base)
  })
}

const KEPT_CODES: ReadonlySet<string> = new Set(["FI_TR", "MH_TR"])
