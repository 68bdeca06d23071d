/** The command's help text. The README has the same commands. */
export const USAGE = `forecourt: code from schemas.

  forecourt generate            writes what the schemas say
  forecourt generate --check    compares instead, and fails when a file is not as it would be written
  forecourt generate --watch    writes again whenever a schema, an example or a block changes
  forecourt schema check        says what changed since the last release, for whom, and what is still to be done;
                                --all also what breaks nothing
  forecourt schema check --write   writes what can be written of that: changeset, version, migration, cases, content
  forecourt schema impact       lists the stored content that a change breaks
  forecourt schema migrate      says which stored content is of an older version; --write brings it up to date
  forecourt schema release      records the schemas as released
  forecourt new block <name>    starts a block: schema, examples, component, style sheet and test
  forecourt new site <name>     makes a site that works: routes, theme, first content, redirect table
                                --languages=sv,en --host= --brand-group= --time-zone= --company=
  forecourt new service <name>  makes a service with one call: contract, handler, test, its place on the platform;
                                --site=se-used where sites have it
  forecourt redirects …         check, compile, explain, import and export redirect tables
  forecourt doctor              says what is wrong with this machine: Node, npm, packages, ports, browser, disk
`
