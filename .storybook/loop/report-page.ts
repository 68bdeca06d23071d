import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Violation } from "./outcome.ts"
import type { Finding, Picture } from "./report.ts"

const STYLE = readFileSync(join(import.meta.dirname, "report.css"), "utf8")
const SCRIPT = readFileSync(join(import.meta.dirname, "report.script.js"), "utf8")

export function renderReport(findings: readonly Finding[], seconds: number): string {
  const groups = Map.groupBy(findings, ({ group }) => group)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Stories</h1>
<p>${summary(findings, seconds)}</p>
<p><label><input type="checkbox" id="only-failed"> Only what failed</label></p>
</header>
<main>
${[...groups]
  .sort(compareFailures)
  .map(([title, members]) => renderGroup(title, members))
  .join("\n")}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
}

const isFailed = ({ status }: Finding) => status === "failed"

function compareFailures([, a]: [string, Finding[]], [, b]: [string, Finding[]]): number {
  return Number(b.some(isFailed)) - Number(a.some(isFailed))
}

function summary(findings: readonly Finding[], seconds: number): string {
  const count = (status: Finding["status"]) => findings.filter((finding) => finding.status === status).length
  const pictures = findings.filter(({ picture }) => picture)
  const compared = pictures.filter(({ note }) => note === null).length
  const each = findings.length > 0 ? seconds / findings.length : 0
  const notes = [...new Set(findings.flatMap(({ note }) => note ?? []))]
  return [
    `<strong>${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped</strong>`,
    `${compared} of ${pictures.length} pictures compared`,
    `${seconds.toFixed(0)} s, ${each.toFixed(2)} s a story`,
    ...notes.map(toPlainText),
  ].join("<br>")
}

function renderGroup(title: string, findings: readonly Finding[]): string {
  const failed = findings.filter(isFailed).length
  const verdict = failed > 0 ? `${failed} of ${findings.length} failed` : `${findings.length} passed`
  return `<section${failed > 0 ? " data-failed" : ""}>
<h2>${toPlainText(title)} <small>${verdict}</small></h2>
${findings.map(renderFinding).join("\n")}
</section>`
}

function renderFinding({ name, status, seconds, errors, violations, picture, note }: Finding): string {
  return `<article data-status="${status}">
<h3>${toPlainText(name)} <small>${status}, ${seconds.toFixed(1)} s</small></h3>
${note ? `<p>${toPlainText(note)}</p>` : ""}
${errors.map((error) => `<pre>${toPlainText(error)}</pre>`).join("")}
${violations.map(renderViolation).join("")}
${picture ? pictureHtml(picture, name) : ""}
</article>`
}

function renderViolation({ id, help, nodes }: Violation): string {
  return `<div class="barrier"><p>${toPlainText(help)} <code>${toPlainText(id)}</code></p><ul>${nodes
    .map((node) => `<li><pre>${toPlainText(node)}</pre></li>`)
    .join("")}</ul></div>`
}

function pictureHtml({ expected, actual, diff }: Picture, name: string): string {
  const image = (source: string, what: string) =>
    `<figure><figcaption>${what}</figcaption><img src="${source}" alt="${toPlainText(name)}, ${what.toLowerCase()}" loading="lazy"></figure>`
  if (!actual) return expected ? `<details><summary>Picture</summary>${image(expected, "Committed")}</details>` : ""
  const beside = [expected && image(expected, "Committed"), image(actual, "Now"), diff && image(diff, "Difference")]
  return `<div class="beside">${beside.filter(Boolean).join("")}</div>${expected ? renderSlider(expected, actual) : ""}`
}

function renderSlider(expected: string, actual: string): string {
  return `<div class="slider"><label>Committed <input type="range" min="0" max="100" value="50"> Now</label>
<div class="stack"><img src="${expected}" alt=""><img src="${actual}" alt="" class="over"></div></div>`
}

function toPlainText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
}
