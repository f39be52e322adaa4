import { isIPv6, type LookupFunction } from "node:net";

/** A lookup that finds the addresses that were checked, whatever the host resolves to by now. */
export const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = found;
    if (all) callback(null, found);
    else callback(null, first?.address ?? "", first?.family);
  };
