import type { Problem } from "../documents/problem.types.ts"
import type { Seed, SeedFile } from "../seed/seed.types.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import { type Upcast, updateAreas, updatePage } from "./upcast-documents.ts"

export function updateSeed(seed: Seed, templates: TemplateSet): Seed {
  const problems: Problem[] = []
  const files = seed.files.map((file): SeedFile => {
    const upcast = updateFile(file, templates)
    if (upcast === null) return file
    problems.push(...upcast.findings.map((finding) => ({ ...finding, file: file.file })))
    return { ...file, document: upcast.document } as SeedFile
  })
  return { ...seed, files, problems: [...seed.problems, ...problems] }
}

function updateFile(file: SeedFile, templates: TemplateSet): Upcast | null {
  if (file.kind === "page") return updatePage(file.document, templates)
  return file.kind === "design" ? updateAreas(file.document, templates) : null
}
