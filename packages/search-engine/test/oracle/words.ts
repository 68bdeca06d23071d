export function parseWords(text: string, language: string): string[] {
  const lower = text.toLowerCase().normalize("NFC")
  const folded = [...lower].map((letter) => (KEPT[language]?.includes(letter) ? letter : removeMarks(letter)))
  return folded.join("").match(/[\p{L}\p{N}]+/gu) ?? []
}

const KEPT: Readonly<Record<string, string>> = { sv: "åäö", fi: "åäö", nb: "æøå", da: "æøå" }
const SPELT: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", ø: "o", œ: "oe", ł: "l", đ: "d" }

function removeMarks(letter: string): string {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "")
  return SPELT[bare] ?? bare
}

export function findMatches(word: string, vocabulary: ReadonlySet<string>, synonyms: readonly string[][]): Set<string> {
  const same = synonyms.filter((group) => group.includes(word)).flat()
  const meant = [...vocabulary].filter((other) => other.startsWith(word) || same.includes(other))
  if (meant.length > 0 || [...word].length < 5 || /\p{N}/u.test(word)) return new Set(meant)
  return new Set([...vocabulary].filter((other) => calculateEdits([...word], [...other]) <= 1))
}

/**
 * Calculates the optimal string alignment distance between two words. Returns 2 if their lengths differ by more than 1.
 */
function calculateEdits(a: readonly string[], b: readonly string[]): number {
  if (Math.abs(a.length - b.length) > 1) return 2
  const rows: number[][] = []
  const getCell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 0; row <= a.length; row++) {
    rows.push([])
    for (let column = 0; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const ways = [
        getCell(row - 1, column) + 1,
        getCell(row, column - 1) + 1,
        getCell(row - 1, column - 1) + (same ? 0 : 1),
      ]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) ways.push(getCell(row - 2, column - 2) + 1)
      rows[row]?.push(row === 0 ? column : column === 0 ? row : Math.min(...ways))
    }
  }
  return getCell(a.length, b.length)
}
