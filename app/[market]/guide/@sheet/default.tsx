/** No programme is open over the guide. */
export default function NoSheet() {
  return null;
}
