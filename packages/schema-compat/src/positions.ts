import { formatPointer } from "./json.ts"

export interface Position {
  readonly line: number
  readonly column: number
}

/**
 * Returns the position of the value at a JSON pointer or, if there is no such value, of its nearest existing parent.
 */
export function findPosition(positions: ReadonlyMap<string, Position>, pointer: string): Position {
  const position = positions.get(pointer)
  if (position !== undefined || pointer === "") return position ?? START
  return findPosition(positions, pointer.slice(0, pointer.lastIndexOf("/")))
}

const START: Position = { line: 1, column: 1 }
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

interface Open {
  readonly pointer: string
  readonly isList: boolean
  step: string | number
}

/** Finds the position of each key and each list entry in a JSON text, by JSON pointer. */
export function findPositions(text: string): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>([["", START]])
  for (const { pointer, index } of listPlaces(text)) positions.set(pointer, toPosition(text, index))
  return positions
}

/**
 * Returns the JSON pointers of keys that occur more than once in the same object. A parser would keep only the last
 * value of such a key.
 */
export function findRepeatedKeys(text: string): string[] {
  const pointers = new Set<string>()
  const repeated = new Set<string>()
  for (const { pointer } of listPlaces(text)) (pointers.has(pointer) ? repeated : pointers).add(pointer)
  // Of two objects with the same keys, only the objects are repeated.
  return [...repeated].filter((pointer) => !repeated.has(pointer.slice(0, pointer.lastIndexOf("/"))))
}

interface Place {
  readonly pointer: string
  readonly index: number
}

function listPlaces(text: string): Place[] {
  const places: Place[] = []
  const open: Open[] = []
  let previous = ""
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const holder = open.at(-1)
    const isNext = "{[,".includes(previous)
    if (holder && isNext && !"]},".includes(token)) {
      if (!holder.isList) holder.step = token.startsWith('"') ? JSON.parse(token) : token
      places.push({ pointer: formatPointer(holder.pointer, holder.step), index })
    }
    if (token === "{" || token === "[")
      open.push({ pointer: holder ? formatPointer(holder.pointer, holder.step) : "", isList: token === "[", step: 0 })
    else if (token === "}" || token === "]") open.pop()
    else if (token === "," && holder?.isList) holder.step = Number(holder.step) + 1
    previous = token
  }
  return places
}

function toPosition(text: string, index: number): Position {
  const head = text.slice(0, index)
  return { line: head.split("\n").length, column: index - head.lastIndexOf("\n") }
}
