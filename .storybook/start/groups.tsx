import { type ReactNode, useEffect, useState } from "react"

interface Entry {
  readonly id: string
  readonly title: string
  readonly type: string
}

interface Group {
  readonly name: string
  readonly first: string
  readonly size: number
}

const ABOUT: Readonly<Record<string, string>> = {
  Style: "what a company looks like: type, grid, colours, pictures, cards, forms and motion",
  Pages: "whole pages of each site, from their real content",
  Kit: "the parts that blocks are built of, with keyboard, touch and all states",
  Blocks: "what editors put on pages, with the fields that they fill in",
  Artwork: "every car, place and cockpit there is",
}

export function Groups(): ReactNode {
  const [groups, setGroups] = useState<readonly Group[]>([])
  useEffect(() => {
    readIndex().then((entries) => setGroups(createGroups(entries)))
  }, [])
  return (
    <ul>
      {groups.map(({ name, first, size }) => (
        <li key={name}>
          <a href={`./?path=/story/${first}`} target="_top">
            {name}
          </a>
          {`, ${size}${ABOUT[name] ? `: ${ABOUT[name]}` : ""}`}
        </li>
      ))}
    </ul>
  )
}

async function readIndex(): Promise<readonly Entry[]> {
  const { entries }: { readonly entries: Readonly<Record<string, Entry>> } = await (await fetch("index.json")).json()
  return Object.values(entries).filter(({ type }) => type === "story")
}

/** Groups stories by title: `Blocks/Blurb` is in `Blocks`, `Kit/Overlays/Dialog` is in `Kit / Overlays`. */
function createGroups(entries: readonly Entry[]): Group[] {
  const groups = Map.groupBy(entries, ({ title }) => title.split("/").slice(0, -1).join(" / ") || title)
  return [...groups]
    .filter(([name]) => name !== "Start")
    .map(([name, items]) => ({ name, first: items[0]?.id ?? "", size: getSize(items) }))
}

function getSize(entries: readonly Entry[]): number {
  const titles = new Set(entries.map(({ title }) => title))
  return titles.size > 1 ? titles.size : entries.length
}
