export default function ArticleScreen({ id }: { readonly id: string }) {
  return <div className="sheet">{id}</div>;
}
