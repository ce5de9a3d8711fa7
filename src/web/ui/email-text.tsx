// An address that breaks before its sign, where it has to.
export function EmailText({ address }: { address: string }) {
  const sign = address.lastIndexOf('@');
  if (sign < 0) return address;
  return (
    <>
      {address.slice(0, sign)}
      <wbr />
      {/* A joiner: browsers break after the sign too otherwise. */}
      {`@\u2060${address.slice(sign + 1)}`}
    </>
  );
}
