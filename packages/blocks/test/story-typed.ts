import { isRecord } from "@forecourt/contracts/is-record"
import type { Meta } from "@storybook/react-vite"
import { getPartKey, PARTS, type Part } from "./story-parts.ts"
import { createPictureMenu, pictureAddresses } from "./story-pictures.ts"

// Imports no block, since Storybook loads this file before any style sheet of a block.

type Args = Readonly<Record<string, unknown>>
type Inputs = NonNullable<Meta["argTypes"]>

function listParts(argTypes: Inputs): Readonly<Record<string, readonly Part[]>> {
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([field, input]) => {
      const parts = input?.table?.disable ? PARTS[input.table.type?.summary as keyof typeof PARTS] : undefined
      return parts ? [[field, parts]] : []
    }),
  )
}

interface Enhanced {
  readonly argTypes: Inputs
  readonly initialArgs: Args
}

export function createTypedArgs({ argTypes, initialArgs }: Enhanced): Record<string, unknown> {
  const all = Object.entries(listParts(argTypes)).flatMap(([field, parts]) =>
    parts.map((part) => [getPartKey(field, part), part.get(toRecord(initialArgs[field]))] as const),
  )
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

export function addOwnPictures({ argTypes, initialArgs }: Enhanced): Inputs {
  const args = createTypedArgs({ argTypes, initialArgs })
  const menus = Object.entries(argTypes).flatMap(([key, input]) => {
    const src = args[key]
    const isMissing = key.endsWith(" picture") && typeof src === "string" && !input?.options?.includes(src)
    return isMissing ? [[key, { ...input, ...createPictureMenu([src, ...pictureAddresses]) }] as const] : []
  })
  return { ...argTypes, ...Object.fromEntries(menus) }
}

interface Chosen {
  readonly argTypes: Inputs
  readonly args: Args
  readonly initialArgs: Args
  readonly spoken?: Args | undefined
}

export function createFields({ argTypes, args, initialArgs, spoken = {} }: Chosen): Record<string, unknown> {
  const isChanged = (key: string) => key in args && !isSame(args[key], initialArgs[key])
  const parts = listParts(argTypes)
  const keys = new Set(
    Object.entries(parts).flatMap(([field, fieldParts]) => fieldParts.map((part) => getPartKey(field, part))),
  )
  const fields = Object.fromEntries(
    Object.entries(args)
      .filter(([name]) => !keys.has(name))
      .map(([name, value]) => [name, name in spoken && !isChanged(name) ? spoken[name] : value]),
  )
  for (const [field, fieldParts] of Object.entries(parts)) {
    for (const part of fieldParts.filter((item) => isChanged(getPartKey(field, item)))) {
      fields[field] = part.set(toRecord(fields[field]), args[getPartKey(field, part)])
    }
  }
  return fields
}

const toRecord = (value: unknown) => (isRecord(value) ? value : {})
const isSame = (item: unknown, other: unknown) => JSON.stringify(item) === JSON.stringify(other)
