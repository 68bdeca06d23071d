import { checkDesign, checkDictionary, checkItem, checkPage, checkSite } from "../documents/check-documents.ts"
import { createProblem } from "../documents/findings.ts"
import type { Finding, Problem } from "../documents/problem.types.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import type { Seed, SeedFile } from "./seed.types.ts"

export function checkSeed(seed: Seed, templates: TemplateSet, textKeys?: ReadonlySet<string>): readonly Problem[] {
  const fileProblems = seed.files.flatMap((file) =>
    checkFile(file, templates, textKeys).map((finding) => ({ ...finding, file: file.file })),
  )
  const problems = [...seed.problems, ...fileProblems]
  return problems.length > 0 ? problems : checkTogether(seed)
}

function checkFile(file: SeedFile, templates: TemplateSet, textKeys?: ReadonlySet<string>): readonly Finding[] {
  switch (file.kind) {
    case "site":
      return checkSite(file.document, templates)
    case "page":
      return checkPage(file.document, templates)
    case "item":
      return checkItem(file.document, templates)
    case "design":
      return checkDesign(file.document, templates)
    case "dictionary":
      return checkDictionary(file.document, textKeys)
  }
}

type FileOf<Kind extends SeedFile["kind"]> = Extract<SeedFile, { kind: Kind }>

function checkTogether({ files }: Seed): Problem[] {
  const site = files.find((file) => file.kind === "site")
  if (site === undefined) return []
  const pages = files.filter((file) => file.kind === "page")
  const designs = files.filter((file) => file.kind === "design")
  return [
    ...files.flatMap((file) => checkLanguage(file, site)),
    ...pages.flatMap((page) => [...checkDesignUnit(page, designs), ...checkFolder(page)]),
    ...checkHome(site, pages),
    ...Object.entries(site.document.errorPages).flatMap(([name, path]) => checkErrorPage(site, pages, name, path)),
  ]
}

function checkLanguage(file: SeedFile, { document, file: siteFile }: FileOf<"site">): Problem[] {
  if (file.kind === "site" || document.languages.includes(file.language)) return []
  const cure = `Add ${file.language} to languages in ${siteFile}.`
  return [createProblem(file.file, "", `is in ${file.language}, which is no language of the site`, cure)]
}

function checkDesignUnit(
  { file, language, document }: FileOf<"page">,
  designs: readonly FileOf<"design">[],
): Problem[] {
  const { design } = document
  if (design === undefined || designs.some((known) => known.design === design && known.language === language)) return []
  const cure = `Add designs/${design}/${language}.json, or take design out.`
  return [createProblem(file, "/design", `names ${design}, which does not exist in ${language}`, cure)]
}

function checkFolder({ file, item }: FileOf<"page">): Problem[] {
  if (!item.split("/").some((part) => part.toLowerCase() === "data")) return []
  const cure = "Rename the folder and set slug to data."
  return [createProblem(file, "", "lies in a folder called data, which the platform keeps for blocks", cure)]
}

function checkHome({ file, document }: FileOf<"site">, pages: readonly FileOf<"page">[]): Problem[] {
  if (pages.some(({ item, language }) => item === "" && language === document.language)) return []
  return [createProblem(file, "", "has no home page", `Add pages/${document.language}.json.`)]
}

function checkErrorPage(site: FileOf<"site">, pages: readonly FileOf<"page">[], name: string, path: string): Problem[] {
  const item = path.replace(/^\/+/, "")
  const { language } = site.document
  const isThere = pages.some(
    (page) => page.language === language && (page.item === item || page.document.slug === item),
  )
  const cure = `Add pages/${item}/${language}.json.`
  return isThere ? [] : [createProblem(site.file, `/errorPages/${name}`, `is ${path}, where there is no page`, cure)]
}
