import { configure } from "@testing-library/react"

/** The timeout of `findBy` and `waitFor`, as long as that of `expect.poll`, because a busy machine is not a fault. */
configure({ asyncUtilTimeout: 10_000 })
