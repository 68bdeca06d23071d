import { expect, test } from "vitest"
import { SITE_SERVICES } from "./site-services.ts"

test.each(Object.entries(SITE_SERVICES))(
  "every path of the service %s starts with its root path, and no other service has that root path",
  async (_, service) => {
    const paths = (await service.operations()).map(({ path }) => path)
    const roots = Object.values(SITE_SERVICES).map(({ at, root }) => at + root)

    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(`${path}/`.startsWith(`${service.root}/`), path).toBe(true)
    expect(roots.filter((root) => `${service.at}${service.root}/`.startsWith(`${root}/`))).toHaveLength(1)
  },
)
