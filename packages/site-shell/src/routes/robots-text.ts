export function formatRobots(robots: string | null, host: string): string {
  const rules = robots?.trim() || "User-agent: *\nAllow: /"
  return /^sitemap:/im.test(rules) ? `${rules}\n` : `${rules}\n\nSitemap: https://${host}/sitemap.xml\n`
}
