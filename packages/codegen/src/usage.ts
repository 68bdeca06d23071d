/** The help text of the `forecourt` command. It must match the README. */
export const USAGE = `forecourt: code from schemas.

  forecourt generate            generates code from the schemas
  forecourt generate --check    fails when a generated file is not up to date, and writes nothing
  forecourt generate --watch    generates again whenever a schema, an example or a block changes
  forecourt schema check        lists the changes since the last release, whom they affect, and the remaining tasks;
                                --all also lists changes that break nothing
  forecourt schema check --write   does the tasks that it can: changeset, version, migration, cases, content
  forecourt schema impact       lists the stored content that a change breaks
  forecourt schema migrate      lists the stored content of older versions; --write migrates it
  forecourt schema release      records the schemas as released
  forecourt new block <name>    creates a block: schema, examples, component, style sheet and test
  forecourt new site <name>     creates a working site: routes, theme, first content, redirect table
                                --languages=sv,en --host= --brand-group= --time-zone= --company=
  forecourt new service <name>  creates a service with one call: contract, handler, test, entry on the platform;
                                --site=se-used names the sites that use it
  forecourt redirects …         check, compile, explain, import and export redirect tables
  forecourt doctor              checks this machine: Node, npm, packages, ports, browser, disk
`
