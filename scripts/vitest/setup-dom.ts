import { configure } from "@testing-library/react"

/** How long `findBy` and `waitFor` wait: as long as `expect.poll`, for a busy machine is not a fault. */
configure({ asyncUtilTimeout: 10_000 })
