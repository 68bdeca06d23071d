import { BRANCH, HEADING, TRIGGER } from "./drill-down-anatomy.ts"

const findBranches = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>(`details[${BRANCH}]`)]
const getKey = (branch: Element) => branch.getAttribute(BRANCH) ?? ""

export function getPath(root: HTMLElement, branch: Element): readonly string[] {
  const path: string[] = []
  for (let node: Element | null = branch; node && root.contains(node) && node !== root; ) {
    path.unshift(getKey(node))
    node = node.parentElement?.closest(`[${BRANCH}]`) ?? null
  }
  return path
}

export function openPath(root: HTMLElement): readonly string[] {
  const ways = findBranches(root)
    .filter(({ open }) => open)
    .map((branch) => ({ branch, path: getPath(root, branch) }))
    .filter(({ branch }) => isOpenAround(root, branch))
  return ways.reduce<readonly string[]>((longest, { path }) => (path.length > longest.length ? path : longest), [])
}

function isOpenAround(root: HTMLElement, branch: Element): boolean {
  const around = branch.parentElement?.closest<HTMLDetailsElement>(`details[${BRANCH}]`)
  return !around || !root.contains(around) || (around.open && isOpenAround(root, around))
}

export function getPathAfter(
  root: HTMLElement,
  branch: HTMLDetailsElement,
  path: readonly string[],
): readonly string[] {
  const key = getKey(branch)
  if (branch.open === path.includes(key)) return path
  return branch.open ? [...getPath(root, branch), ...openPath(branch)] : path.slice(0, path.indexOf(key))
}

export function reflect(root: HTMLElement, path: readonly string[]): void {
  for (const branch of findBranches(root)) {
    const isOnPath = path.includes(getKey(branch))
    if (branch.open !== isOnPath) branch.open = isOnPath
    branch.toggleAttribute("data-current", getKey(branch) === path.at(-1))
  }
}

export function findTarget(root: HTMLElement, key: string, target: "heading" | "trigger"): HTMLElement | null {
  const branch = findBranches(root).find((node) => getKey(node) === key)
  const mark = target === "heading" ? HEADING : TRIGGER
  const candidates = [...(branch?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? [])]
  return candidates.find((node) => node.closest(`[${BRANCH}]`) === branch) ?? null
}
