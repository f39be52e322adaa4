import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { requirePort } from "./port.ts";

it("a port that another program has is refused by one line that names setting and port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const refused = expect.objectContaining({
    name: "ConfigError",
    message: `PORT: another program listens on port ${port} of 127.0.0.1; stop it, or set another port`,
  });
  await expect(requirePort("PORT", { host: "127.0.0.1", port })).rejects.toEqual(refused);
  other.close();
  await once(other, "close");
  await expect(requirePort("PORT", { host: "127.0.0.1", port })).resolves.toBeUndefined();
});

it("an address that this machine doesn't have is refused too", () =>
  expect(requirePort("PORT", { host: "192.0.2.1", port: 0 })).rejects.toThrow(
    /^HOST: this machine has no address 192\.0\.2\.1/,
  ));
