import { sql } from "@forecourt/service-kit/storage"
import type { SiteDocument } from "../documents/document.types.ts"
import { writeStoredItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import { createSiteRoot, getPageId, getSettingsId, SETTINGS } from "./site-tree.ts"
import { getKnownTemplate, SETTINGS_TEMPLATE } from "./write-documents.ts"
import { type WriteContext, writeVersion } from "./write-version.ts"

export function writeSite(context: WriteContext, site: SiteDocument): void {
  const { store } = context
  const rootId = createSiteRoot(store, site.name)
  sql`insert into sites (name, root_id, home_id, hostname, language, languages, robots, llms_txt, not_found_path,
      server_error_path)
    values (${site.name}, ${rootId}, ${getPageId(site.name, "")}, ${site.hostname}, ${site.language},
      ${JSON.stringify(site.languages)}, ${site.robots}, ${site.llmsTxt ?? null}, ${site.errorPages.notFound},
      ${site.errorPages.serverError})
    on conflict (name) do update set root_id = excluded.root_id, home_id = excluded.home_id,
      hostname = excluded.hostname, language = excluded.language, languages = excluded.languages,
      robots = excluded.robots, llms_txt = excluded.llms_txt, not_found_path = excluded.not_found_path,
      server_error_path = excluded.server_error_path`.run(store)
  writeRedirects(store, site)
  writeSettings(context, site, rootId)
}

function writeSettings(context: WriteContext, { name: site, settings }: SiteDocument, parentId: string): void {
  const template = getKnownTemplate(context.templates, SETTINGS_TEMPLATE)
  const id = getSettingsId(site)
  writeStoredItem(context.store, { id, site, parentId, name: SETTINGS, templateId: template.id })
  for (const [language, fields] of Object.entries(settings))
    writeVersion(context, { itemId: id, site, template, language, displayName: SETTINGS, fields })
}

function writeRedirects(store: Store, { name, redirects }: SiteDocument): void {
  sql`delete from redirects where site = ${name}`.run(store)
  for (const [position, redirect] of redirects.entries()) {
    sql`insert into redirects (site, position, pattern, target, redirect_type, is_query_string_preserved,
      is_language_preserved, locale) values (${name}, ${position}, ${redirect.pattern}, ${redirect.target},
      ${redirect.redirectType}, ${redirect.isQueryStringPreserved ? 1 : 0},
      ${redirect.isLanguagePreserved === true ? 1 : 0}, ${redirect.locale})`.run(store)
  }
}
