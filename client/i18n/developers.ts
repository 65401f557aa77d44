import { textsHook } from './textsHook';

/** Texts of the pages for developers, loaded with them. */
const turkish = {
  title: 'Geliştiriciler için',
  description:
    'Tibyan’ın açık verisi: Kur’an’ın ayetleri, kelimeleri, kökleri ve konuları; GraphQL, REST ve dosyalar olarak, anahtar ve hesap gerekmeden.',
  intro:
    'Bu sitedeki her şeyi kendi uygulamanızda kullanabilirsiniz: ayetleri, kelimeleri, kökleri, konuları ve aramayı. Okumak için anahtar ya da hesap gerekmez.',
  access: {
    title: 'Veriye nasıl ulaşılır',
    graphql: {
      title: 'GraphQL',
      text: 'Tam istediğiniz alanları tek istekte alırsınız. Tarayıcıda açarsanız sorgularınızı deneyebilirsiniz.',
    },
    rest: {
      title: 'REST',
      text: 'Hazır adreslerden JSON alırsınız. Tanımı OpenAPI 3.1 biçimindedir; ondan her dil için istemci üretilebilir.',
    },
    downloads: {
      title: 'Dosyalar',
      text: 'Bütün içerik sıkıştırılmış JSON ve CSV olarak, kaynakları ve SHA-256 özetleriyle.',
    },
  },
  more: {
    title: 'Başka yollar',
    plain: {
      title: 'Düz metin ve JSON',
      text: 'Ayetlerin, surelerin ve konuların adresine `.txt` ya da `.json` ekleyin; `fields` yalnızca istediğiniz alanları getirir.',
    },
    changes: {
      title: 'Değişiklikler',
      text: '`/api/changes` ve GraphQL’de `changes`, bildiğiniz bir sürümden sonra değişen satırları verir. Kaynak koddaki `docs/examples/mirror.mjs` bütün verinin kopyasını bununla güncel tutar.',
    },
    feeds: {
      title: 'Atom beslemeleri',
      text: 'Yeni ve değişen konular iki dilde; içeriğin sürümleri.',
    },
    webhooks: {
      title: 'Webhook',
      text: 'İçerik değişince sunucunuza imzalı bir POST gelir. Adresinizi sitenin yöneticisine bildirin.',
    },
    agents: {
      title: 'Yapay zekâ araçları',
      text: '`/mcp` bir Model Context Protocol sunucusudur; yanıtlarında kaynaklar ve bağlantılar da vardır. `/llms.txt` sitede neler olduğunu anlatır.',
    },
    embed: {
      title: 'Kendi sitenizde göstermek',
      text: 'Ayetler ve konular çerçeve (iframe) içinde gösterilebilir; `/oembed` bir bağlantıyı çerçeveye çevirir.',
    },
    citations: {
      title: 'Alıntılar ve eski sürümler',
      text: 'GraphQL’de `citation` metin, BibTeX ve CSL-JSON verir. `/verses/2:255?at=1234` ayeti o sürümdeki hâliyle gösterir; GraphQL’de `verseAt`, `postAt` ve `termAt`.',
    },
    translations: {
      title: 'Başka mealler',
      text: 'Sitedeki bütün mealler kaynakları ve koşullarıyla; bir ayetin metinleri GraphQL’de `Verse.translations` alanındadır.',
    },
    keys: {
      title: 'API anahtarı',
      text: 'Kendine ait bir bütçe isteyen program için sitenin yöneticisinden anahtar isteyin; `X-Api-Key` başlığıyla gönderilir.',
    },
  },
  first: {
    title: 'Bir dakikada ilk sorgu',
    text: 'Bir terminale yapıştırın: Âyetü’l-kürsî’nin Arapçasını ve mealini getirir.',
  },
  examples: {
    title: 'Burada deneyin',
    text: 'Düğme sorguyu bu sunucuya gönderir ve yanıtı altında gösterir. GraphiQL’de sorguyu değiştirebilirsiniz.',
    verse: 'Bir ayet ve kelimeleri',
    search: 'Üç dilde arama',
    root: 'Bir kök ve geçtiği yerler',
    surah: 'Bir surenin ayetleri',
    run: 'Çalıştır',
    running: 'Çalışıyor…',
    open: 'GraphiQL’de aç',
    answer: 'Yanıt',
    answered: 'Yanıt {{ms}} ms’de geldi',
    budget: 'kalan bütçe: {{left}} / {{limit}} birim',
    failed: 'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  },
  limits: {
    title: 'Sınırlar ve maliyet',
    budget:
      'Her adresin bir bütçesi vardır: başka türlü ayarlanmamışsa dakikada 300 birim; saniyede 5 birim geri gelir. Önbellekten gelen yanıtlar bütçeden düşmez.',
    graphql:
      'Bir GraphQL sorgusu, getirdiği alanlara ve listelerin uzunluğuna göre en az bir birim tutar; bir REST çağrısı 5 birim.',
    headers:
      'Yanıtların `RateLimit-Limit`, `RateLimit-Remaining` ve `RateLimit-Reset` başlıkları kalanı söyler. Durum kodu 429 ise `Retry-After` başlığındaki saniye kadar bekleyin.',
    cache:
      'Yanıtı saklayın ve `ETag` değerini `If-None-Match` ile gönderin: değişmemişse gövdesiz 304 gelir. Bütün metin için dosyaları indirin.',
  },
  terms: {
    title: 'Koşullar ve kaynaklar',
    code: 'Kodun ve bu site için yazılan metinlerin lisansı MIT’dir. Ticari kullanım da serbesttir.',
    texts:
      'Başkalarının metinlerinin kendi lisansları vardır. Onları gösterirken kaynağını yazın ve Arapça metni değiştirmeyin.',
    about: 'Kaynakların tümü',
  },
  status: {
    title: 'Şu anki durum',
    service: 'Sunucu',
    ok: 'Çalışıyor',
    unavailable: 'Şu an yanıt veremiyor',
    unknown: 'Ulaşılamadı',
    checking: 'Denetleniyor…',
    revision: 'İçeriğin sürümü',
    changed: 'Son değişiklik',
    version: 'API sürümü',
    withoutScript:
      'Durumu `/readyz` söyler; içeriğin sürümü GraphQL’de `contentRevision` alanıdır.',
  },
  versions: {
    title: 'Sürümler',
    text: 'API’nin sürümü {{version}}. Ara sürümler yalnızca yeni özellik ekler. Bir alan kaldırılmadan önce en az bir yıl boyunca kaldırılacağı bildirilir; bunu ancak yeni bir ana sürüm yapar. Her yanıtın `API-Version` başlığı sürümü söyler.',
    deprecations: 'Kaldırılacaklar',
    instead: 'Yerine',
    since: 'Bildirim tarihi',
    removedOn: 'Kaldırılma tarihi',
    none: 'Şu an kaldırılacak bir şey yok.',
    changelog: 'API’deki değişiklikler',
    schema: 'GraphQL şeması',
    openApi: 'OpenAPI belgesi',
    reference: 'REST başvuru kılavuzu',
  },
  reference: {
    title: 'REST başvuru kılavuzu',
    description:
      'Tibyan REST API’nin bütün çağrıları: parametreler, örnek istekler ve yanıtların biçimi.',
    intro: 'Bütün REST çağrıları, `/api/openapi.json` belgesinden. Açıklamalar İngilizcedir.',
    calls: 'Çağrılar',
    schemas: 'Yanıtların türleri',
    parameters: 'Parametreler',
    body: 'Gövde',
    answer: 'Yanıtın data alanı',
    request: 'Örnek istek',
    errors: 'Hatalar',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    copyFailed: 'Kopyalanamadı. Metni seçip kopyalayabilirsiniz.',
    required: 'zorunlu',
    deprecated: 'kaldırılacak',
    forAdmins: 'yalnızca editörler',
    developers: 'Geliştiriciler için',
  },
};

const english: typeof turkish = {
  title: 'For developers',
  description:
    'The open data of Tibyan: verses, words, roots and topics of the Qur’an, as GraphQL, REST and files, without a key or an account.',
  intro:
    'You can use everything on this site in your own software: verses, words, roots, topics and the search. Reading needs no key and no account.',
  access: {
    title: 'Ways to the data',
    graphql: {
      title: 'GraphQL',
      text: 'One request gets exactly the fields that you want. Open it in a browser to try queries.',
    },
    rest: {
      title: 'REST',
      text: 'JSON at fixed addresses, described by OpenAPI 3.1, from which clients for any language can be generated.',
    },
    downloads: {
      title: 'Files',
      text: 'The whole content as compressed JSON and CSV, with sources and SHA-256 hashes.',
    },
  },
  more: {
    title: 'Further ways',
    plain: {
      title: 'Plain text and JSON',
      text: 'Add `.txt` or `.json` to the address of a verse, a surah or a topic; `fields` chooses what the JSON has.',
    },
    changes: {
      title: 'Changes',
      text: '`/api/changes`, and `changes` in GraphQL, have the rows that changed after a revision that you know. `docs/examples/mirror.mjs` in the source code keeps a copy of all data up to date with them.',
    },
    feeds: {
      title: 'Atom feeds',
      text: 'New and changed topics in both languages; the revisions of the content.',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Your server gets a signed POST when the content changes. Ask the operator of this site to add its address.',
    },
    agents: {
      title: 'AI agents',
      text: '`/mcp` speaks the Model Context Protocol; its answers name sources and addresses. `/llms.txt` says what the site has.',
    },
    embed: {
      title: 'On your own site',
      text: 'Verses and topics can be shown in frames; `/oembed` turns a link into one.',
    },
    citations: {
      title: 'Citations and earlier revisions',
      text: '`citation` in GraphQL is a sentence, BibTeX or CSL-JSON. `/verses/2:255?at=1234` shows a verse as it was at that revision; in GraphQL `verseAt`, `postAt` and `termAt`.',
    },
    translations: {
      title: 'Further translations',
      text: 'All translations of the site, with their sources and terms; `Verse.translations` in GraphQL has the texts of a verse.',
    },
    keys: {
      title: 'API keys',
      text: 'For a program that needs a budget of its own, ask the operator of this site for a key; send it as `X-Api-Key`.',
    },
  },
  first: {
    title: 'The first query in one minute',
    text: 'Paste this into a terminal: it reads the Arabic and the translation of the Throne Verse.',
  },
  examples: {
    title: 'Try it here',
    text: 'The button sends the query to this server and shows the response below. In GraphiQL you can change the query.',
    verse: 'A verse and its words',
    search: 'Search in three languages',
    root: 'A root and where it occurs',
    surah: 'The verses of a surah',
    run: 'Run',
    running: 'Running…',
    open: 'Open in GraphiQL',
    answer: 'Response',
    answered: 'Answered in {{ms}} ms',
    budget: '{{left}} of {{limit}} units left',
    failed: 'The server could not be reached. Check your connection and try again.',
  },
  limits: {
    title: 'Limits and costs',
    budget:
      'Each address has a budget: 300 units a minute, unless this server is set otherwise; 5 units come back each second. Responses from the cache are free.',
    graphql:
      'A GraphQL query costs at least one unit, by its fields and the length of its lists; a REST call costs 5 units.',
    headers:
      'The headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` say what is left. After status 429, wait for `Retry-After` seconds.',
    cache:
      'Keep the response and send its `ETag` as `If-None-Match`: if nothing has changed, the answer is 304 without a body. For the whole text, download the files.',
  },
  terms: {
    title: 'Terms and sources',
    code: 'The code and the texts written for this site are under the MIT license. Commercial use is allowed.',
    texts:
      'The texts of others have licenses of their own. Name their sources where you show them, and leave the Arabic text unaltered.',
    about: 'All sources',
  },
  status: {
    title: 'Status now',
    service: 'Server',
    ok: 'Running',
    unavailable: 'Cannot respond at the moment',
    unknown: 'Could not be reached',
    checking: 'Checking…',
    revision: 'Content revision',
    changed: 'Last change',
    version: 'API version',
    withoutScript:
      '`/readyz` has the status, and the GraphQL field `contentRevision` the content revision.',
  },
  versions: {
    title: 'Versions',
    text: 'The API is at version {{version}}. Minor versions only add. Nothing is removed before it has been deprecated for at least a year, and only by a new major version. The header `API-Version` of each response has the version.',
    deprecations: 'Deprecated',
    instead: 'Use instead',
    since: 'Since',
    removedOn: 'Removed on',
    none: 'Nothing is deprecated at the moment.',
    changelog: 'Changes of the API',
    schema: 'GraphQL schema',
    openApi: 'OpenAPI document',
    reference: 'REST reference',
  },
  reference: {
    title: 'REST reference',
    description: 'All calls of the REST API of Tibyan: parameters, example requests and responses.',
    intro: 'All REST calls, from the document `/api/openapi.json`.',
    calls: 'Calls',
    schemas: 'Types of the responses',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'data in the response',
    request: 'Example request',
    errors: 'Errors',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The text could not be copied. You can select it and copy it yourself.',
    required: 'required',
    deprecated: 'deprecated',
    forAdmins: 'only for editors',
    developers: 'For developers',
  },
};

export const developerTexts = { turkish, english };

export const useDeveloperTexts = textsHook(developerTexts);
