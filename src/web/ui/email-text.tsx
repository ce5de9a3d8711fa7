// An address that breaks before its sign, where it has to, and not right after it.
export function EmailText({ address }: { address: string }) {
  const sign = address.lastIndexOf('@');
  if (sign < 0) return address;
  const [first = '', ...rest] = address.slice(sign).split('.');
  return (
    <>
      {address.slice(0, sign)}
      <wbr />
      <span style={{ whiteSpace: 'nowrap' }}>{first}</span>
      {rest.map((part) => `.${part}`).join('')}
    </>
  );
}
